import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { DECLARATION_MISSING } from './person-missing.ts'

interface Props {
  readonly declared: boolean
  readonly onChange: (declared: boolean) => void
}

/**
 * Shows what the law has the person declare of the tax residence; rebuilt with each change of it.
 */
export function TaxDeclaration({ declared, onChange }: Props) {
  return (
    <div id={DECLARATION_MISSING.target}>
      <CheckLine checked={declared} onChange={onChange}>
        本人声明以上税收居民身份信息真实、准确、完整，信息变更后 30
        日内告知，否则承担由此产生的不利后果
      </CheckLine>
    </div>
  )
}
