import { words } from './locators.ts'
import { Page } from './page.ts'

/** No connection: said, with what to do. */
export class NetworkErrorPage extends Page {
  protected readonly landmark = words('请检查无线网络或移动数据')
}
