/** What explains Kogge's pieces, fetched while the table is still on its way. */
export const explaining = import("./Explaining.svelte");
