import { StepUpSheet } from './StepUpSheet.tsx'
import { useConsent, type ConsentInfo } from './use-consent.ts'
import { Row } from '#ui/lists/Row.tsx'

interface Props {
  readonly name: string
  readonly info: ConsentInfo
}

/** One voluntary use of personal information, which is switched on and off. */
export function ConsentRow({ name, info }: Props) {
  const { change, stepUp } = useConsent(info)
  const on = info.withdrawn !== '1'
  return (
    <>
      <Row
        title={name}
        note={info.purpose}
        value={on ? '已开启' : '已关闭'}
        onClick={() => void change()}
      />
      <StepUpSheet stepUp={stepUp} />
    </>
  )
}
