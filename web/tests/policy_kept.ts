import { afterEach, expect } from "vitest";
import { takeRefused } from "./policy";

/** No journey may need what the pages' security policy forbids. */
afterEach(() => expect(takeRefused()).toEqual([]));
