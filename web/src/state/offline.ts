declare const __STATIC__: boolean;
/** Whether this client was built for a static host: a folder of files, behind which there is no server. */
export const IS_STATIC = __STATIC__;

/** Whether this page plays without a server; otherwise its address says so, so that a reload keeps it. */
export const isOffline = (): boolean => IS_STATIC || new URLSearchParams(location.search).has("offline");
