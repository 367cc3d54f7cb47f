import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import { containerName } from '#platform/bridge.ts'
import { POSTER_LINES, SHARE_TITLE } from '#shared/views/invite/poster-words.ts'
import { Poster } from '#shared/views/invite/PosterSheet.tsx'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'

const PATH = wxInviteFriendPaths.wxActivityHome.to()

const IN_WECHAT = [
  '点右上角 ···，选择“发送给朋友”或“分享到朋友圈”',
  '也可以长按海报，发送给朋友或保存到相册',
]
const ELSEWHERE = ['点“分享”，选择发送方式', '也可以保存海报，再发给朋友']

// No template: nothing is loaded but the drawing of the poster.
/** Shows how the page is sent on; sending it unlocks nothing. */
export default function WxInviteShareScreen() {
  const name = containerName()
  const inWechat = name === 'wechat' || name === 'mini-program'
  return (
    <>
      <Page footNote={<RiskLine />}>
        <Card title="怎样分享">
          <BulletList items={[...(inWechat ? IN_WECHAT : ELSEWHERE), '分享与否不影响任何权益']} />
        </Card>
        <Card title="海报">
          <Poster title={SHARE_TITLE} lines={POSTER_LINES} path={PATH} />
        </Card>
      </Page>
      {inWechat ? null : (
        <BottomBar>
          <Button size="large" block onClick={() => sharePage(SHARE_TITLE, PATH)}>
            分享
          </Button>
        </BottomBar>
      )}
    </>
  )
}
