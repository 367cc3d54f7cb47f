import { DisplayButton } from '#shared/parts/settings/DisplayButton.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { FeedbackParts } from './FeedbackParts.tsx'
import { FieldParts } from './FieldParts.tsx'
import { FigureParts } from './FigureParts.tsx'
import { ListParts } from './ListParts.tsx'
import { PictureParts } from './PictureParts.tsx'

// No template: it shows the components themselves.
/** Every UI component in every state, in the theme and text size that are set. */
export default function KitScreen() {
  return (
    <Page footNote="仅供开发与测试">
      <Card title="颜色与字号">
        <DisplayButton />
      </Card>
      <FigureParts />
      <FieldParts />
      <ListParts />
      <FeedbackParts />
      <PictureParts />
    </Page>
  )
}
