import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Every game has a folder; only the registry finds it, and no game knows another. */
const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const message = "A game is found by games/registry.ts alone, and knows no other game.";
const forbidden = (games) => [
  "error",
  { patterns: [{ regex: `(games|\\.\\.)/(${games.join("|")})(/|$)`, message }, ...typesOf(games)] },
];
/** The types of a game are for its own folder, too. */
const typesOf = (games) => [{ regex: `protocol/(${games.join("|")})$`, message }];

/** The pages' security policy lets no style attribute take effect; `style:name={…}` sets the style by script. */
const byAttribute = "The security policy forbids style attributes and inline styles: write style:name={…} or a class.";
const inlineStyles = [
  'SvelteAttribute[key.name="style"]',
  'SvelteShorthandAttribute[key.name="style"]',
  'SvelteElement > SvelteElement[name.name="style"]',
  'CallExpression[callee.property.name="setAttribute"][arguments.0.value="style"]',
  'CallExpression[callee.property.name="createElement"][arguments.0.value="style"]',
  "AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]",
].map((selector) => ({ selector, message: byAttribute }));

export default ts.config(
  {
    ignores: ["src/protocol/", "src/games/kogge/harbours.ts", "src/games/luebeck/art/coast.ts", "node_modules/"],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // The compiler says both better.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A space between two elements has to be told.
      "svelte/no-useless-mustaches": "off",
      // Addresses behind the # are no routes of SvelteKit.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["src/**"],
    rules: { "no-restricted-imports": forbidden(GAMES), "no-restricted-syntax": ["error", ...inlineStyles] },
  },
  ...GAMES.map((game) => ({
    files: [`src/games/${game}/**`],
    rules: { "no-restricted-imports": forbidden(GAMES.filter((other) => other !== game)) },
  })),
);
