import { useRef, useState } from 'react'
import { reportContent, setContentSettings } from '#api/calls/content.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { isSignedIn } from '#session/session.ts'
import { newRequestNo } from '#shared/proof/request-number.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/overlays/toast.ts'
import type { ContentAuthor } from '#shared/content/content-types.ts'
import type { Removed } from './use-removal.ts'

/** What the sheet is about: something that the author wrote, or who they are. */
export interface MoreAbout {
  readonly target: Removed | { readonly personId: string }
  readonly author: ContentAuthor
  /** Whether the user wrote it. */
  readonly own: boolean
}

export interface MoreSheetProps {
  /** Null: closed. */
  readonly about: MoreAbout | null
  readonly onClose: () => void
  readonly onRemove: (target: Removed) => void
  /** The user no longer wants to see what this person writes. */
  readonly onBlocked: () => void
}

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

/** What can be done about something that somebody wrote: delete one's own, report, block. */
export function MoreSheet({ about, onClose, onRemove, onBlocked }: MoreSheetProps) {
  const shell = useShell()
  const [reporting, setReporting] = useState<MoreAbout | null>(null)
  const signedIn = async () => isSignedIn() || (await shell.login())

  const report = async (it: MoreAbout) => {
    onClose()
    if (await signedIn()) setReporting(it)
  }
  const block = async ({ author }: MoreAbout) => {
    onClose()
    if (!(await signedIn())) return
    const input = { blockPersonId: author.personId, on: '1' } as const
    const answer = await send(setContentSettings, input).catch(() => null)
    if (answer === null) return
    toast.show(answer.ok ? `已屏蔽，不再显示 ${author.name} 的内容` : '没有屏蔽成功，请稍后再试')
    if (answer.ok) onBlocked()
  }
  return (
    <>
      <Sheet open={about !== null} onClose={onClose} title="更多" flush>
        {about !== null && (
          <RowList>
            {about.own ? (
              <Row
                title="删除"
                note="删除后 5 秒内可以撤销"
                onClick={() => {
                  onClose()
                  if (!('personId' in about.target)) onRemove(about.target)
                }}
              />
            ) : (
              <>
                <Row
                  title="举报"
                  note="由审核人员处理，结果会通知您"
                  onClick={() => void report(about)}
                />
                <Row title={`屏蔽 ${about.author.name}`} onClick={() => void block(about)} />
              </>
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
  const requestNo = useRef(newRequestNo())
  const submit = async () => {
    if (about === null || reason === null) return
    const input = { requestNo: requestNo.current, ...about.target, reason }
    const more = text.trim() === '' ? {} : { text: text.trim() }
    const answer = await send(reportContent, { ...input, ...more }).catch(() => null)
    if (answer === null) return
    requestNo.current = newRequestNo()
    if (answer.ok) {
      toast.show('举报已收到，处理结果可在“我的”中查看')
      setReason(null)
      setText('')
      onClose()
    } else {
      toast.show(
        answer.retCode === RET.tooOften
          ? '今天的举报已达上限，请明天再试'
          : '没有提交成功，请稍后再试',
      )
    }
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
      <Choices title="举报原因" choices={REASONS} value={reason} onChange={setReason} />
      <TextArea label="补充说明（选填）" value={text} onChange={setText} most={300} lines={2} />
    </Sheet>
  )
}
