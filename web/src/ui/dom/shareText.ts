/** Offer words and a link to the system's share menu; false where there is none, as over plain http. */
export async function shareText(text: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  await navigator.share({ text, url }).catch(() => undefined);
  return true;
}
