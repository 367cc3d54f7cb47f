import { useState, type ReactNode } from 'react'
import { reportContent } from '#api/calls/content.ts'
import { textForm } from '#domain/text/plain-form.ts'
import { isSignedIn } from '#session/session.ts'
import { useRequestNumber } from '#shared/engines/proof/use-request-number.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/base/toast.ts'
import type { ContentAuthor } from '#shared/views/content/content-types.ts'
import { useWriter } from '#shared/views/content/writing/use-writer.ts'
import { useBlocking } from './use-blocking.ts'
import type { Removed } from './use-removal.ts'

/** The thing that the sheet acts on: something that the author wrote, or the author. */
export interface MoreAbout {
  readonly target: Removed | { readonly personId: string }
  readonly author: ContentAuthor
  /** True if the user wrote it. */
  readonly own: boolean
}

export interface MoreSheetProps {
  /** Null: closed. */
  readonly about: MoreAbout | null
  readonly onClose: () => void
  readonly onRemove: (target: Removed) => void
  /** Called once the author is blocked. */
  readonly onBlocked: () => void
  /** Rows above the others, for actions other than those on content. */
  readonly children?: ReactNode
}

const REPORT = actCall(reportContent, { tooOften: '今天的举报已达上限，请明天再试' })

/** The place where the user finds what became of a report: nothing else tells them. */
const OUTCOMES = '“观点-我的-设置”'

const REASONS = [
  { key: 'misleading', label: '误导投资', notes: ['夸大收益、推荐个股、代客理财等'] },
  { key: 'spam', label: '广告或刷屏', notes: [] },
  { key: 'illegal', label: '违法违规', notes: [] },
  { key: 'abuse', label: '辱骂或攻击', notes: [] },
  { key: 'privacy', label: '泄露他人信息', notes: [] },
  { key: 'copyright', label: '侵犯权利', notes: [] },
  { key: 'other', label: '其他', notes: [] },
] as const
type Reason = (typeof REASONS)[number]['key']

/**
 * Actions on content: delete one's own, or report it or block its author, or end that where the
 * user has blocked them.
 */
export function MoreSheet({ about, onClose, onRemove, onBlocked, children }: MoreSheetProps) {
  const shell = useShell()
  const [reporting, setReporting] = useState<MoreAbout | null>(null)
  const { block, unblock } = useBlocking()
  const writer = useWriter(about !== null)
  const isBlocked =
    writer.data?.blocked.some(({ personId }) => personId === about?.author.personId) === true
  const signedIn = async () => isSignedIn() || (await shell.login())

  const report = async (it: MoreAbout) => {
    onClose()
    if (await signedIn()) setReporting(it)
  }
  const blockAuthor = async ({ author }: MoreAbout) => {
    onClose()
    if ((await signedIn()) && (await block(author))) onBlocked()
  }
  const unblockAuthor = async ({ author }: MoreAbout) => {
    onClose()
    await unblock(author)
  }
  const remove = ({ target }: MoreAbout) => {
    onClose()
    if (!('personId' in target)) onRemove(target)
  }
  return (
    <>
      <Sheet open={about !== null} onClose={onClose} title="更多" flush>
        {about !== null && (
          <RowList>
            {children}
            {about.own && (
              <Row title="删除" note="删除后 5 秒内可以撤销" onClick={() => remove(about)} />
            )}
            {!about.own && (
              <Row
                title="举报"
                note={`由审核人员处理，结果可在${OUTCOMES}查看`}
                onClick={() => void report(about)}
              />
            )}
            {!about.own && (
              <Row
                title={`${isBlocked ? '取消屏蔽' : '屏蔽'} ${about.author.name}`}
                onClick={() => void (isBlocked ? unblockAuthor(about) : blockAuthor(about))}
              />
            )}
          </RowList>
        )}
      </Sheet>
      <ReportSheet about={reporting} onClose={() => setReporting(null)} />
    </>
  )
}

function ReportSheet({
  about,
  onClose,
}: {
  readonly about: MoreAbout | null
  readonly onClose: () => void
}) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [text, setText] = useState('')
  const request = useRequestNumber()
  const target = about === null ? '' : JSON.stringify(about.target)
  const [lastTarget, setLastTarget] = useState(target)
  // The form is cleared for another target, and preserved when the same one is opened again.
  if (target !== '' && target !== lastTarget) {
    setLastTarget(target)
    setReason(null)
    setText('')
  }
  const submit = async () => {
    if (about === null || reason === null) return
    const whole = JSON.stringify([target, reason, text.trim()])
    const more = text.trim() === '' ? {} : { text: text.trim() }
    const requestNo = request.numberFor(whole)
    const { end } = await sendAct({
      intent: `report ${whole}`,
      call: REPORT({ requestNo, ...about.target, reason, ...more }),
      onDone: () => {
        request.answered()
        toast.show(`举报已收到，处理结果可在${OUTCOMES}查看`)
        setReason(null)
        setText('')
        onClose()
      },
    })
    if (end === 'refused') request.answered()
  }
  return (
    <Sheet
      open={about !== null}
      onClose={onClose}
      title="举报"
      footer={
        <Button
          size="large"
          block
          missing={reason === null ? { reason: '请选择举报原因' } : null}
          onClick={submit}
        >
          提交举报
        </Button>
      }
    >
      <Choices title="举报原因" choices={REASONS} value={reason} onChange={setReason} inSheet />
      <TextArea
        label="补充说明（选填）"
        value={text}
        onChange={setText}
        form={textForm}
        most={300}
        lines={2}
      />
    </Sheet>
  )
}
