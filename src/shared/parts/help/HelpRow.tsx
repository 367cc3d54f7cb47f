import { brand } from '#domain/brand.ts'
import { Row } from '#ui/lists/Row.tsx'
import { openCustomer } from './open-customer.ts'

/** A row that opens customer service; `source` names the page for the agent. */
export function HelpRow({ source }: { readonly source: string }) {
  return (
    <Row title="联系客服" note={brand.serviceHours} onClick={() => void openCustomer(source)} />
  )
}
