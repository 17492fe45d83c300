/** Offer words and a link to the system's share menu; return false if there is none, as over plain HTTP. */
export async function shareText(text: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  await navigator.share({ text, url }).catch(() => undefined);
  return true;
}
