import type * as v from 'valibot'
import { useNavigate } from 'react-router-dom'
import { openPaper, queryPaper, revokePaper } from '#api/calls/papers/paper.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { useReread } from '#api/use-reread.ts'
import { groupedCode, PAPER_NAMES, shareMinutes } from '#domain/paper/paper.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import type { PathInput } from '#paths/path.ts'
import { staticPaths } from '#paths/static.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { sendAgain } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'

type Input = PathInput<typeof myCenterPaths.paper>
type Paper = v.InferOutput<typeof queryPaper.payload>

export const prefetch: Prefetch<Input> = ({ requestNo }) => [
  prefetchCall(queryPaper, { requestNo }),
]

const OPEN = submissionCall(openPaper, { notFound: GENERAL })
const REVOKE = submissionCall(revokePaper, { notFound: GENERAL })

/** The time between two questions about a paper in the making, in ms. */
const ASK_AGAIN_MS = 2_000

const notFound = () => (
  <StateWithBack kind="notfound" title="没有这份文件" note="可能已过期，或是别的账户申请的" />
)

/** For how long a shared address opens a paper. */
const shareSpan = ({ masked }: Paper): string => {
  const minutes = shareMinutes(masked === '1')
  return minutes < 60 ? `${minutes} 分钟` : `${minutes / 60} 小时`
}

function PaperBar(paper: Paper) {
  const { requestNo, kind } = paper
  const navigate = useNavigate()
  const reread = useReread(queryPaper)
  const title = PAPER_NAMES[kind]
  const span = shareSpan(paper)
  const opening = useSubmission({
    call: () => OPEN({ requestNo, purpose: 'read' }),
    onDone: (opened) =>
      opened === null ? undefined : navigate(staticPaths.static.to({ url: opened.url, title })),
    words: sendAgain('请再试一次'),
    repeatable: true,
  })
  const sharing = useSubmission({
    check: () =>
      dialog.confirmed({
        title: '文件含个人信息',
        content: `收到链接的人可以在 ${span}内打开这份文件，请只发给需要的人；您可以随时收回链接`,
        confirmText: '继续分享',
      }),
    call: () => OPEN({ requestNo, purpose: 'share' }),
    onDone: (opened) =>
      opened === null
        ? undefined
        : sharePage(title, staticPaths.static.to({ url: opened.url, title }), {
            text: `链接 ${span}内有效`,
          }),
    onSettled: reread,
    words: sendAgain('请再试一次'),
    repeatable: true,
  })
  return (
    <ActBar
      acts={[
        { text: '分享', kind: 'secondary', sends: 'openPaper', onClick: () => sharing.start() },
        { text: '打开文件', onClick: () => opening.start() },
      ]}
    />
  )
}

/** The row that ends every address of a paper, while one that was shared is open. */
function RevokeRow({ requestNo, until }: { readonly requestNo: string; readonly until: string }) {
  const reread = useReread(queryPaper)
  const revoking = useSubmission({
    check: () =>
      dialog.confirmed({
        title: '收回链接',
        content: '已发出的链接将不能再打开这份文件，需要时可以重新分享',
        confirmText: '收回',
      }),
    call: () => REVOKE({ requestNo }),
    onDone: () => toast.show('链接已收回'),
    onSettled: reread,
    words: sendAgain('请再试一次'),
    repeatable: true,
  })
  return (
    <Row
      title="已分享的链接"
      note={`${formatDateTime(until, { seconds: false })}前可以打开`}
      value={
        <Button kind="secondary" size="small" onClick={() => revoking.start()}>
          收回
        </Button>
      }
    />
  )
}

const bar = (paper: Paper) => (paper.state === 'ready' ? <PaperBar {...paper} /> : null)

/** One paper: what it is of, its number and code, and once it is ready the way to its file. */
export default function PaperScreen({ input: { requestNo } }: { readonly input: Input }) {
  const query = useCurrent(
    queryPaper,
    { requestNo },
    { refetchInterval: ({ state }) => (state.data?.state === 'making' ? ASK_AGAIN_MS : false) },
  )
  return (
    <DetailTemplate
      query={query}
      skeleton="rules"
      title={(it) => PAPER_NAMES[it.kind]}
      refused={notFound}
      actions={bar}
      footNote="文件以本公司出具的为准，可以用编号和核验码核对"
    >
      {(it) => (
        <>
          {it.state === 'making' ? (
            <Banner tone="info">文件正在生成，一般几秒内完成，稍后会自动显示</Banner>
          ) : null}
          <Card title={PAPER_NAMES[it.kind]}>
            <KeyValue
              items={[
                { label: '内容', value: it.about },
                { label: '姓名和证件号码', value: it.masked === '1' ? '部分隐藏' : '完整显示' },
                { label: '申请时间', value: formatDateTime(it.askTime, { seconds: false }) },
                { label: '可以打开至', value: formatDate(it.listedUntil) },
              ]}
            />
          </Card>
          <Card flush>
            <CopyLine label="编号" value={it.paperNo} />
            {it.code === '' ? null : <CopyLine label="核验码" value={groupedCode(it.code)} />}
            <RowList label="核验">
              {it.sharedUntil === null ? null : (
                <RevokeRow requestNo={it.requestNo} until={it.sharedUntil} />
              )}
              <Row title="核验文件" href={staticPaths.check.to()} />
            </RowList>
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}
