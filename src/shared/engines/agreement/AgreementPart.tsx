import { AgreementLine } from './AgreementLine.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import type { Agreements } from './use-agreements.ts'

/** The agreements of a scene as part of a form, with the tick of consent. */
export function AgreementPart({ agreements }: { readonly agreements: Agreements }) {
  const { query, consent, update } = agreements
  return (
    <Loaded query={query} skeleton={<Skeleton shape="rows" lines={2} />}>
      {({ protocols }) => (
        <AgreementLine
          protocols={protocols}
          text="我已阅读并同意以下文件"
          {...consent}
          onChange={update}
        />
      )}
    </Loaded>
  )
}
