import { Render, type Config } from '@puckeditor/core'
import { DOCUMENT, SECTIONS } from './content.ts'
import { Closing, Entries, Heading, Note, RiskNote, StepList } from './Parts.tsx'

const sectionAt = (id: string) => SECTIONS[Number(id.slice(-1))] ?? ''

const config: Config = {
  components: {
    Hero: { render: ({ id }) => <Heading section={sectionAt(id)} /> },
    Notice: { render: ({ id }) => <Note section={sectionAt(id)} /> },
    Shortcuts: { render: () => <Entries /> },
    Steps: { render: () => <StepList /> },
    RiskLine: { render: () => <RiskNote /> },
    Buttons: { render: ({ id }) => <Closing section={sectionAt(id)} /> },
  },
}

/** Puck's own renderer, with the parts that the screen is written with. */
export default function ByPuck() {
  return <Render config={config} data={JSON.parse(JSON.stringify(DOCUMENT))} />
}
