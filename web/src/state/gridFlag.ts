/** Whether the client was built with HANSE_GRID=1. Otherwise the unfinished dock on a fixed grid is left out. */
declare const __GRID__: boolean;

/** Whether this page was opened with `?grid`, which tries the dock on a fixed grid before it is finished. */
export const gridWanted: boolean = __GRID__ && new URLSearchParams(location.search).has("grid");
