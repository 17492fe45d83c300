/*
 * The first script of the page, and the only one that is not named by its content: every version serves it under this
 * name, so it is there when another part is not. A part may be missing while servers of two versions run, or while
 * the database is down. Then the page is fetched again, a few times at most; after that it says so.
 * It may meet pages of other versions, so it relies on nothing but the names of events and of stored settings.
 */
(() => {
  const WORDS = {
    en: ["Part of this page couldn't be loaded.", "Retrying …", "Try again"],
    de: ["Ein Teil dieser Seite konnte nicht geladen werden.", "Neuer Versuch …", "Erneut versuchen"],
    it: ["Una parte di questa pagina non è stata caricata.", "Nuovo tentativo …", "Riprova"],
    fr: ["Une partie de cette page n’a pas pu être chargée.", "Nouvel essai …", "Réessayer"],
  };
  const KEPT = "boot";
  const MOST_RELOADS = 4;
  const WITHIN = 120_000;
  const FIRST_PAUSE = 400;
  const SOON = 1500;
  const ASK_EVERY = 2000;
  const MOST_ASKS = 60;
  const here = document.currentScript.src;
  let missing = false;

  /** Times at which the page was fetched again lately; nothing where the browser keeps nothing. */
  function reloads() {
    try {
      const times = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
      return times.filter((time) => Date.now() - time < WITHIN);
    } catch {
      return null;
    }
  }

  function language() {
    let wish = new URLSearchParams(location.search).get("lang");
    try {
      wish ??= localStorage.getItem("language");
    } catch {
      // It may be forbidden; then the browser's own language is taken.
    }
    const [first] = (wish ?? navigator.language).toLowerCase().split(/[-_]/);
    return Object.hasOwn(WORDS, first) ? first : "en";
  }

  const pause = (ms) => new Promise((wake) => setTimeout(wake, ms));

  /** Whether the server answers within a few minutes: a page that is fetched before that is only lost. */
  async function serverAnswers() {
    for (let ask = 0; ask < MOST_ASKS; ask++) {
      const answer = await fetch(here, { cache: "no-store" }).catch(() => null);
      if (answer?.ok) return true;
      await pause(ASK_EVERY);
    }
    return false;
  }

  async function recover() {
    if (missing) return;
    missing = true;
    const before = reloads();
    if (!before || before.length >= MOST_RELOADS) return show(false);
    const late = setTimeout(() => show(true), SOON);
    await pause(FIRST_PAUSE * 2 ** before.length);
    const answers = await serverAnswers();
    clearTimeout(late);
    if (!answers) return show(false);
    sessionStorage.setItem(KEPT, JSON.stringify([...before, Date.now()]));
    location.reload();
  }

  /** Say it in the visitor's language. Style sheets may be missing too. */
  function show(trying) {
    const [what, retrying, again] = WORDS[language()];
    const notice = document.querySelector("[data-notice]") ?? document.createElement("div");
    notice.dataset.notice = "missing";
    notice.setAttribute("role", "alert");
    notice.lang = language();
    notice.style.cssText =
      "position:fixed;inset:auto 0 0 0;z-index:1000;display:flex;flex-wrap:wrap;gap:12px;align-items:center;" +
      "justify-content:center;padding:16px;font:500 18px/1.3 'Alegreya Sans','Segoe UI',system-ui,sans-serif;" +
      "background:#fbf5e6;color:#2a1e12;border-top:3px solid #a5302a";
    notice.textContent = trying ? `${what} ${retrying}` : what;
    notice.append(button(again));
    (document.body ?? document.documentElement).append(notice);
  }

  function button(label) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.style.cssText =
      "min-height:44px;padding:8px 20px;font:inherit;font-weight:700;cursor:pointer;" +
      "background:#a5302a;color:#fff;border:1px solid #6f1b16;border-radius:6px";
    made.addEventListener("click", () => location.reload());
    return made;
  }

  // Parts that the page itself names: the event does not bubble, but it can be caught on its way there.
  addEventListener(
    "error",
    ({ target }) => {
      const part = target instanceof HTMLScriptElement || target?.rel === "stylesheet";
      if (part) void recover();
    },
    true,
  );
  // Parts that are fetched later.
  addEventListener("vite:preloadError", () => void recover());
})();
