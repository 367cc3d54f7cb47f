import { SECTIONS } from './content.ts'
import { Closing, Entries, Heading, Note, RiskNote, StepList } from './Parts.tsx'

/** The content written as a screen. */
export default function ByHand() {
  return SECTIONS.map((section) => (
    <div key={section} style={{ display: 'contents' }}>
      <Heading section={section} />
      <Note section={section} />
      <Entries />
      <StepList />
      <RiskNote />
      <Closing section={section} />
    </div>
  ))
}
