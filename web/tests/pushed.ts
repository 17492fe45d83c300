import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page, type Worker } from "playwright-core";
import { ARGS, CHROMIUM } from "./browser";
import { until } from "./fingers";
import type { PushSubscriptionGiven } from "./mailing_server";

/** Only a whole Chromium shows notifications; one without a window of its own forbids them on every page. */
const WHOLE = [CHROMIUM, "/usr/bin/chromium"].find((path) => existsSync(path) && !path.includes("headless-shell"));
export const canNotify = WHOLE !== undefined;

export const launchWhole = (): Promise<Browser> =>
  chromium.launch({ ...(WHOLE === undefined ? {} : { executablePath: WHOLE }), args: ARGS });

export interface Shown {
  readonly title: string;
  readonly body: string;
}

/** Let a person's pages show notifications, and subscribe to our own push service in place of the browser's. */
export async function allowPushes(context: BrowserContext, origin: string, own: PushSubscriptionGiven): Promise<void> {
  await context.grantPermissions(["notifications"], { origin });
  await context.addInitScript((given) => {
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => given } as unknown as PushSubscription);
  }, own);
}

/** The only service worker of a page. */
export class PushedWorker {
  private constructor(
    private readonly session: CDPSession,
    private readonly registration: string,
    private readonly page: Page,
  ) {}

  static async of(page: Page): Promise<PushedWorker> {
    const session = await page.context().newCDPSession(page);
    const found = new Set<string>();
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const one of registrations) if (!one.isDeleted) found.add(one.registrationId);
    });
    await session.send("ServiceWorker.enable");
    await until(() => found.size > 0);
    const [registration = "", ...others] = found;
    if (others.length) throw new Error(`${found.size} registrations`);
    return new PushedWorker(session, registration, page);
  }

  /** Deliver a message as the browser does, after it has decrypted it. */
  async deliver(data: string): Promise<void> {
    const { origin } = new URL(this.page.url());
    await this.session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: this.registration, data });
  }

  /** The notifications that the browser shows now. */
  shown(): Promise<Shown[]> {
    return this.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  }

  /**
   * Click the notification; return the address that was opened in a new page, if any. No person clicks here, so the
   * browser would neither focus a page nor open one.
   */
  async click(): Promise<string> {
    const workers = this.page.context().serviceWorkers();
    const [worker] = workers;
    if (!worker || workers.length > 1) throw new Error(`${workers.length} workers`);
    return clickIn(worker);
  }
}

/** The parts of a service worker that this file uses; its types are not those of a page. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (address: string) => Promise<void> };
  readonly WindowClient: { readonly prototype: { focus: () => Promise<unknown> } };
  readonly ExtendableEvent: { readonly prototype: { waitUntil: (work: Promise<unknown>) => void } };
  readonly NotificationEvent: new (name: string, init: { notification: Notification }) => Event;
}

function clickIn(worker: Worker): Promise<string> {
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    let [opened, work]: [string, Promise<unknown>] = ["", Promise.resolve()];
    scope.clients.openWindow = (address) => Promise.resolve(void (opened = address));
    scope.WindowClient.prototype.focus = function () {
      return Promise.resolve(this);
    };
    scope.ExtendableEvent.prototype.waitUntil = (waited) => void (work = waited);
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error("no notification is shown");
    dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    await work;
    return opened;
  });
}
