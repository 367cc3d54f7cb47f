import type * as v from 'valibot'
import { useLocation } from 'react-router-dom'
import type { listProtocols } from '#api/calls/registration.ts'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import type { PathInput } from '#paths/path.ts'
import { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { DocumentTemplate } from '#templates/DocumentTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'

type Input = PathInput<typeof cmbAddBankPaths.protocolList>
type Protocols = v.InferOutput<typeof listProtocols.payload>['protocols']

/** One document; of several each heading says whose it is. */
const allSections = (protocols: Protocols) =>
  protocols.flatMap(({ title, sections }) =>
    sections.map(({ heading, text }) => ({
      heading: protocols.length > 1 ? `${title}${heading}` : heading,
      paragraphs: [text],
    })),
  )

/** The agreements of signing at the payment bank; agreed to where a guide has led here. */
export default function ProtocolListScreen({ input }: { readonly input: Input }) {
  const { purpose, from } = input
  const shell = useShell()
  const replace = useReplace()
  const isFirst = useLocation().key === 'default'
  const { query, update } = useAgreements('paymentBank')

  function agree(protocols: Protocols) {
    update({ read: protocols.map(({ hash }) => hash), agreed: true })
    if (isFirst) replace(cmbAddBankPaths.cmbGuide.to({ purpose, from }))
    else shell.back()
  }

  return (
    <DataTemplate
      query={query}
      title={({ protocols: [only, second] }) =>
        only !== undefined && second === undefined ? only.title : '签约协议'
      }
      skeleton={<SkeletonScreen />}
      isEmpty={({ protocols }) => protocols.length === 0}
      empty={<StateWithBack kind="empty" title="目前没有签约协议" />}
    >
      {({ protocols }) => (
        <>
          <DocumentTemplate sections={allSections(protocols)} />
          {purpose === undefined ? null : (
            <ActBar acts={[{ text: '同意并继续', onClick: () => agree(protocols) }]} />
          )}
        </>
      )}
    </DataTemplate>
  )
}
