import { REGULATOR_LINE } from '#domain/complaint/complaint.ts'
import { Row } from '#ui/lists/Row.tsx'

/** The regulator's line for investors, for whom an answer does not satisfy. */
export const RegulatorRow = () => (
  <Row
    title="投资者服务热线"
    note="对答复不满意，也可以拨打证监会热线反映"
    value={REGULATOR_LINE}
  />
)
