import { vpPaths } from '#paths/vp.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: vpPaths.home,
    title: '观点',
    needs: [],
    tab: 'views',
    keepAlive: true,
    skeleton: 'list',
    load: () => import('./home/HomeScreen.tsx'),
  }),
  screen({
    path: vpPaths.articleDetail,
    title: '文章',
    needs: [],
    load: () => import('./article-detail/ArticleDetailScreen.tsx'),
  }),
  screen({
    path: vpPaths.ideaDetail,
    title: '想法',
    needs: [],
    load: () => import('./idea-detail/IdeaDetailScreen.tsx'),
  }),
  screen({
    path: vpPaths.discussDetail,
    title: '讨论详情',
    needs: [],
    load: () => import('./discuss-detail/DiscussDetailScreen.tsx'),
  }),
  screen({
    path: vpPaths.vpDiscuss,
    title: '全部评论',
    needs: [],
    skeleton: 'list',
    load: () => import('./vp-discuss/VpDiscussScreen.tsx'),
  }),
  screen({
    path: vpPaths.vpQuestionHome,
    title: '问答',
    needs: [],
    keepAlive: true,
    skeleton: 'list',
    load: () => import('./vp-question-home/VpQuestionHomeScreen.tsx'),
  }),
  screen({
    path: vpPaths.vpProblem,
    title: '问题',
    needs: [],
    load: () => import('./vp-problem/VpProblemScreen.tsx'),
  }),
  screen({
    path: vpPaths.vpResponse,
    title: '回答',
    needs: [],
    load: () => import('./vp-response/VpResponseScreen.tsx'),
  }),
  screen({
    path: vpPaths.vpDiscussionHome,
    title: '讨论',
    needs: [],
    keepAlive: true,
    skeleton: 'list',
    load: () => import('./vp-discussion-home/VpDiscussionHomeScreen.tsx'),
  }),
  screen({
    path: vpPaths.topicDetail,
    title: '话题',
    needs: [],
    skeleton: 'list',
    load: () => import('./topic-detail/TopicDetailScreen.tsx'),
  }),
  screen({
    path: vpPaths.personalHome,
    title: '个人主页',
    needs: [],
    // One's own page shows whoever opens it theirs.
    share: {
      title: '观点',
      to: ({ personId = 'me' }) =>
        personId === 'me' ? vpPaths.home.to() : vpPaths.personalHome.to({ personId }),
    },
    skeleton: 'list',
    load: () => import('./personal-home/PersonalHomeScreen.tsx'),
  }),
  screen({
    path: vpPaths.managerContent,
    title: '经理观点',
    needs: [],
    skeleton: 'list',
    load: () => import('./manager-content/ManagerContentScreen.tsx'),
  }),
  screen({
    path: vpPaths.information,
    title: '快讯',
    needs: [],
    skeleton: 'list',
    load: () => import('./information/InformationScreen.tsx'),
  }),
  screen({
    path: vpPaths.special,
    title: '专题',
    needs: [],
    snapshot: true,
    load: () => import('./special/SpecialScreen.tsx'),
  }),
  screen({
    path: vpPaths.tagAggregation,
    title: '标签',
    needs: [],
    skeleton: 'list',
    load: () => import('./tag-aggregation/TagAggregationScreen.tsx'),
  }),
]

export const vpModule: ModuleRow = {
  group: 'content',
  segment: 'vp',
  share: 'own',
  defaultChild: vpPaths.home.pattern,
  screens,
}
