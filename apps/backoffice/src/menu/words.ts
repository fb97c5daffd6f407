import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const TextsScreen = listScreen(async () => {
  const { textsList: list } = await import('../screens/texts/texts-list.ts');
  return { list };
});

/** The editor comes with the first text that is opened. */
const TextScreen = lazy(() =>
  import('../screens/texts/TextScreen.tsx').then((module) => ({ default: module.TextScreen })),
);

const BannersScreen = listScreen(async () => {
  const [{ bannersList: list }, { BannerPreview: Details }] = await Promise.all([
    import('../screens/banners/banners-list.ts'),
    import('../screens/banners/BannerPreview.tsx'),
  ]);
  return { list, Details };
});

const PopularScreen = listScreen(async () => {
  const { popularList: list } = await import('../screens/popular-competitions/popular-list.ts');
  return { list };
});

const ImagesScreen = lazy(() =>
  import('../screens/files/FilesScreen.tsx').then((module) => ({ default: module.ImagesScreen })),
);

const DocumentsScreen = lazy(() =>
  import('../screens/files/FilesScreen.tsx').then((module) => ({
    default: module.DocumentsScreen,
  })),
);

const SiteInformationScreen = lazy(() =>
  import('../screens/site-information/SiteInformationScreen.tsx').then((module) => ({
    default: module.SiteInformationScreen,
  })),
);

const pictureScreens = [
  { path: '/banners', node: 'banner/inquire', component: BannersScreen },
  { path: '/popular-competitions', node: 'popular/inquire', component: PopularScreen },
  { path: '/images', node: 'file/inquire_images', component: ImagesScreen },
  { path: '/documents', node: 'file/inquire_documents', component: DocumentsScreen },
  { path: '/site-information', node: 'site_config/inquire', component: SiteInformationScreen },
] as const satisfies readonly Screen[];

export const wordsScreens = [
  {
    path: '/texts',
    node: 'graphic_text/inquire',
    component: TextsScreen,
    details: TextScreen,
  },
  ...pictureScreens,
] as const satisfies readonly Screen[];
