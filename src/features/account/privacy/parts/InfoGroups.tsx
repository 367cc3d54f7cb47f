import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import type { listPrivacyInfo } from '../../../../api/privacy.ts'
import { paths } from '../../../../paths.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Row } from '../../../../ui/Row.tsx'
import { RowList } from '../../../../ui/RowList.tsx'

type Group = v.InferOutput<typeof listPrivacyInfo.payload>['groups'][number]

/** Every kind of personal information, with when and what for it is collected. */
export function InfoGroups({ groups }: { readonly groups: readonly Group[] }) {
  const navigate = useNavigate()
  return groups.map(({ groupName, items }) => (
    <Card key={groupName} title={groupName} flush>
      <RowList label={groupName}>
        {items.map(({ infoId, infoName, scenario, purpose, withdrawn }) => (
          <Row
            key={infoId}
            title={infoName}
            note={`${scenario}，用于${purpose}`}
            {...(withdrawn === '1' ? { value: '已撤回' } : {})}
            onClick={() => void navigate(paths.privacyDetail.to({ infoId }))}
          />
        ))}
      </RowList>
    </Card>
  ))
}
