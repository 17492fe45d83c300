/** Hand a file to another app; return false if the browser cannot, for example over plain HTTP. */
export async function shareFile(file: File, text: string): Promise<boolean> {
  const given = { files: [file], text };
  if (!navigator.maxTouchPoints || !("canShare" in navigator) || !navigator.canShare(given)) return false;
  await navigator.share(given);
  return true;
}
