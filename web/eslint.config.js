import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import hanse from "./tools/layers.js";

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
    ignores: ["src/protocol/", "src/games/kogge/board/harbours.ts", "src/games/luebeck/art/coast.ts", "node_modules/"],
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
    plugins: { hanse },
    rules: { "hanse/layers": "error", "no-restricted-syntax": ["error", ...inlineStyles] },
  },
);
