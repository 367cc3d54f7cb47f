import { formatDate } from '#domain/calendar/format-dates.ts'
import { bindingPaths } from '#paths/binding.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useRequests } from './use-center-data.ts'

const KINDS = { replaceCard: '更换银行卡', changeMobile: '更换手机号' } as const

/** Requests that people of the company have not decided yet; nothing where there are none. */
export function RequestsCard() {
  const { data } = useRequests()
  const open = data?.requests.filter(({ state }) => state === 'reviewing') ?? []
  if (open.length === 0) return null
  return (
    <RowCard title="审核中的申请">
      {open.map(({ requestNo, kind, dueDate }) => (
        <Row
          key={requestNo}
          title={KINDS[kind]}
          note={`预计 ${formatDate(dueDate)} 前完成`}
          value="审核中"
          href={
            kind === 'replaceCard'
              ? bindingPaths.untieSuccess.to({ type: '4', requestNo })
              : bindingPaths.bindingSuccess.to({ code: '4' })
          }
        />
      ))}
    </RowCard>
  )
}
