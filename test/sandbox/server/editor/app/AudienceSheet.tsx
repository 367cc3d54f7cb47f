import { AudienceInput } from './fields/AudienceInput.tsx'
import { Sheet } from './Sheet.tsx'
import { AUDIENCE_LABEL, audienceText } from './words.ts'

interface Props {
  readonly value: object
  readonly onChange: (value: object) => void
  readonly onClose: () => void
}

/** The audience of the page as a whole; other visitors read that it is not open to them. */
export function AudienceSheet({ value, onChange, onClose }: Props) {
  return (
    <Sheet title={AUDIENCE_LABEL} onClose={onClose}>
      <p>{`现在：${audienceText(value)}。其他人打开时看到“这个页面暂不对您开放”。`}</p>
      <AudienceInput value={value} hasHosts={false} onChange={(next) => onChange(next ?? {})} />
      <p className="ed-hint">保存草稿后生效，和内容一起审核</p>
    </Sheet>
  )
}
