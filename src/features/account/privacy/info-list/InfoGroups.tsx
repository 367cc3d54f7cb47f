import type * as v from 'valibot'
import type { listPrivacyInfo } from '#api/calls/privacy.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

type Group = v.InferOutput<typeof listPrivacyInfo.payload>['groups'][number]

interface Props {
  readonly groups: readonly Group[]
  /** Whether the rows lead to what is held of the user. */
  readonly links: boolean
}

/** Every kind of personal information, with when and for what purpose it is collected. */
export function InfoGroups({ groups, links }: Props) {
  return groups.map(({ groupName, items }) => (
    <RowCard key={groupName} title={groupName}>
      {items.map(({ infoId, infoName, scenario, purpose, withdrawn }) => (
        <Row
          key={infoId}
          title={infoName}
          note={`${scenario}，用于${purpose}`}
          {...(withdrawn === '1' ? { value: '已撤回' } : {})}
          {...(links ? { href: privacyPaths.infoDetail.to({ infoId }) } : {})}
        />
      ))}
    </RowCard>
  ))
}
