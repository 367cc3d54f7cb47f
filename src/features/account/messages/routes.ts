import { messagesPaths } from '#paths/messages.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: messagesPaths.messages,
    title: '消息',
    needs: ['login'],
    refreshOnRedisplay: true,
    skeleton: 'list',
    load: () => import('./messages/MessagesScreen.tsx'),
  }),
  screen({
    path: messagesPaths.settings,
    title: '消息设置',
    needs: ['login'],
    skeleton: 'rules',
    load: () => import('./settings/SettingsScreen.tsx'),
  }),
]

export const messagesModule: ModuleRow = {
  group: 'account',
  segment: 'messages',
  screens,
}
