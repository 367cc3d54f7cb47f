import { ActBar } from '#templates/acts/ActBar.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { pagesFor, prefetchPages } from '#api/query.ts'
import { EACH_VISIT } from '#api/use-current.ts'
import { brand } from '#domain/brand.ts'
import { partnerSites } from '#domain/brand-sites.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { outsideAddress } from '#domain/navigation/outside-address.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import type { activityPaths } from '#paths/activities/activity.ts'
import type { PathInput } from '#paths/path.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { RefusedAddress } from '#shared/parts/outside/RefusedAddress.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'

type Input = PathInput<typeof activityPaths.duiba>

const [MALL] = partnerSites

export const prefetch: Prefetch<Input> = () => [prefetchPages(listGoldRecords, {})]

/** The way to the points mall: what one has to spend, and where the link leads. */
export default function DuibaScreen({ input: { redirect } }: { readonly input: Input }) {
  const outside = outsideAddress(redirect ?? `https://${MALL.host}/`, [MALL.host])
  if ('refused' in outside) return <RefusedAddress reason={outside.refused} />
  return <Mall target={redirect ?? ''} />
}

function Mall({ target }: { readonly target: string }) {
  const shell = useShell()
  const { data, ...coins } = useInfiniteQuery({ ...pagesFor(listGoldRecords, {}), ...EACH_VISIT })
  const acts = (
    <ActBar
      acts={[
        { text: '返回', kind: 'secondary', narrow: true, onClick: shell.back },
        {
          text: `前往${MALL.name}`,
          sends: 'autoLoginUrl',
          onClick: () => shell.leave({ kind: 'mall', target }),
        },
      ]}
    />
  )
  return (
    <DetailTemplate
      query={{ ...coins, data: data?.pages[0] }}
      skeleton="list"
      footNote="请勿在陌生页面输入交易密码和短信验证码"
      actions={() => acts}
    >
      {({ balance, ending }) => (
        <>
          <Card title={`即将前往${MALL.name}`}>
            <p>{`您将离开${brand.company}的页面，并以当前账户登录${MALL.name}`}</p>
          </Card>
          <Card>
            <KeyValue
              items={[
                { label: '网站', value: MALL.host },
                {
                  label: '可用金币',
                  value: unitAmount(balance, 'plain'),
                  note:
                    ending === null || ending.amount === 0
                      ? undefined
                      : `${unitAmount(ending.amount, 'plain')} 金币 ${formatDate(ending.date)} 到期`,
                },
              ]}
            />
          </Card>
          <Card flush>
            <Row title="金币明细" href={goldStorePaths.goldVaryRecords.to()} />
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}
