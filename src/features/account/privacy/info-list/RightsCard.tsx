import { useFrozenStops } from '#templates/frozen/use-frozen-stop.ts'
import { StepUpSheet } from '#shared/engines/person/StepUpSheet.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { deletePersonalData, exportPersonalData } from '#api/calls/privacy.ts'
import { homePaths } from '#paths/home.ts'
import { downloadText } from '#platform/download-text.ts'
import { useStepUp } from '#shared/engines/person/use-step-up.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useShell } from '#templates/shell-context.ts'
import { copyText } from '#ui/text/CopyLine.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'

const ROWS = [
  { act: 'export', title: '导出个人信息', note: '每日最多 3 次', sends: 'exportPersonalData' },
  { act: 'delete', title: '注销账户', note: '注销后不能恢复', sends: 'deletePersonalData' },
] as const

/** Exporting one's information, and closing the account. */
export function RightsCard() {
  const { start, stepUp } = useOwnData()
  const stopFor = useFrozenStops()
  return (
    <>
      <RowCard title="管理我的信息">
        {ROWS.map(({ act, title, note, sends }) => {
          const stop = stopFor(sends)
          return stop === null ? (
            <Row key={act} title={title} note={note} onClick={() => void start(act)} />
          ) : (
            <Row
              key={act}
              title={title}
              note={stop.text}
              value={stop.act.text}
              onClick={stop.act.onClick}
            />
          )
        })}
      </RowCard>
      <StepUpSheet stepUp={stepUp} />
    </>
  )
}

/** The acts of users on all their stored information. */
type OwnDataAct = 'export' | 'delete'

const QUESTIONS = {
  export: {
    title: '导出个人信息',
    content: '文件包含您的身份、银行卡和交易信息，请妥善保管，不要转发给他人',
    confirmText: '继续导出',
  },
  delete: {
    title: '注销账户',
    content:
      '注销后您将无法登录和查询，除法律法规要求保存的以外，其余信息将被删除，且不能恢复。注销前请先处理完持有的基金、在途交易和定投计划',
    confirmText: '继续注销',
    danger: true,
  },
} as const

const EXPORT = submissionCall(exportPersonalData, { proofNeeded: GENERAL, tooOften: GENERAL })
const DELETE = submissionCall(deletePersonalData, { proofNeeded: GENERAL, accountInUse: GENERAL })

/**
 * Exports all information of the user, or closes the account, after a confirmation and a fresh
 * proof of identity.
 */
function useOwnData() {
  const replace = useReplace()
  const shell = useShell()
  const stepUp = useStepUp()

  const exporting = useSubmission({
    check: () => dialog.confirmed(QUESTIONS.export),
    call: () => EXPORT({}),
    stepUp: (act) => stepUp.run(QUESTIONS.export.title, act),
    onDone: (file) => (file === null ? undefined : offerFile(file)),
    words: { unknown: { at: 'dialog', text: noAnswer('请稍后再试') } },
    repeatable: true,
  })
  const closing = useSubmission({
    check: () => dialog.confirmed(QUESTIONS.delete),
    call: () => DELETE({}),
    stepUp: (act) => stepUp.run(QUESTIONS.delete.title, act),
    /** Ends the session and clears all cached data. */
    async onDone() {
      await shell.signOut()
      replace(homePaths.home.to())
      toast.show('账户已注销')
    },
    words: {
      unknown: { at: 'dialog', text: noAnswer('账户可能已经注销。请重新登录确认') },
    },
  })

  return {
    start: (act: OwnDataAct) => (act === 'export' ? exporting : closing).start(),
    stepUp,
  }
}

/** Offers the content as a file, or to copy in webviews that cannot save files. */
async function offerFile({ fileName, content }: { fileName: string; content: string }) {
  const way = await dialog.choose({
    title: '个人信息已生成',
    content: `${fileName}。如果文件没有保存下来，可以复制全部内容`,
    actions: [
      { key: 'save', text: '保存文件', primary: true },
      { key: 'copy', text: '复制内容' },
    ],
  })
  if (way === 'save') downloadText(fileName, content)
  if (way === 'copy') await copyText('个人信息', content)
}
