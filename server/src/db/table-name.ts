/** `MessageThread` → `message_thread`: the table of a model. */
export function tableName(model: string): string {
  return model.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
}
