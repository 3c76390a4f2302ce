/** `MessageThread` → `message_thread`: tables are named after their model. */
export function tableName(model: string): string {
  return model.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
}
