import { Container, realUserAgent, type ContainerAnswer } from './container.ts'
import type { Route } from './web-view.ts'

/** A browser on a phone, without an app around the page. */
export class PlainBrowser extends Container {
  override readonly name = 'browser'
  protected readonly userAgent = realUserAgent('browser', 'Chrome, Android, reduced')
  protected readonly script = null
  protected override readonly keepsLeftPages = true

  protected entry(path: string): string {
    return this.site + path
  }

  /** Whatever somebody types. */
  protected override foreign(): Route {
    return { kind: 'open' }
  }

  protected answer(name: string): Promise<ContainerAnswer> {
    return Promise.reject(new Error(`a browser has no script interface: ${name}`))
  }
}
