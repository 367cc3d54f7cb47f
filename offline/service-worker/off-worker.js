// The kill switch: published as sw.js it gives a site back to the network. Browsers ask for sw.js
// past every worker at each navigation, so this arrives whatever the worker before it does. It
// stands alone: nothing that it needs can be broken.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  const giveBack = async () => {
    const ours = (await caches.keys()).filter((name) => name.startsWith('h5-'))
    await Promise.all(ours.map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(giveBack())
})
