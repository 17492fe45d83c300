/** Whether this page plays without a server; its address says so, so that a reload keeps it. */
export const isOffline = (): boolean => new URLSearchParams(location.search).has("offline");
