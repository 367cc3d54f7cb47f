import { Page } from './pages/page.ts'

/** Any screen, whatever it shows. */
export class AnyPage extends Page {
  protected readonly landmark = '//main'
}
