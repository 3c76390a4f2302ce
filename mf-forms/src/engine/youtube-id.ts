const ADDRESS =
  /^(?:https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)\/(?:.*[?&]v=|embed\/|shorts\/)?)?([\w-]{11})(?:[?&#/].*)?$/;

/** The id of a video, given as id or as address of the player; null for anything else. */
export const youtubeId = (text: string): string | null => ADDRESS.exec(text.trim())?.[1] ?? null;
