/** Whether this page was opened with `?grid`, which tries the dock on a fixed grid before it is finished. */
export const gridWanted: boolean = typeof location !== "undefined" && new URLSearchParams(location.search).has("grid");
