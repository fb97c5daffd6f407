import {
  CommentOutlined,
  FileTextOutlined,
  FormOutlined,
  MailOutlined,
  MessageOutlined,
  PictureOutlined,
} from '@ant-design/icons';
import type { Screen } from './screen.ts';

export const contentScreens = [
  {
    path: '/documents',
    node: 'document/inquire',
    group: 'content',
    icon: FileTextOutlined,
    title: { en: 'Documents', sw: 'Nyaraka' },
    component: 'coming',
  },
  {
    path: '/images',
    node: 'image/inquire',
    group: 'content',
    icon: PictureOutlined,
    title: { en: 'Images', sw: 'Picha' },
    component: 'coming',
  },
  {
    path: '/graphic-texts',
    node: 'image_text/inquire',
    group: 'content',
    icon: FormOutlined,
    title: { en: 'Graphic texts', sw: 'Makala zenye picha' },
    component: 'coming',
  },
  {
    path: '/message-board',
    node: 'message_board/inquire',
    group: 'content',
    icon: CommentOutlined,
    title: { en: 'Message board', sw: 'Ubao wa ujumbe' },
    component: 'coming',
  },
  {
    path: '/in-mail',
    node: 'in_mail/inquire',
    group: 'content',
    icon: MailOutlined,
    title: { en: 'In-mail', sw: 'Ujumbe wa ndani' },
    component: 'coming',
  },
  {
    path: '/sms',
    node: 'sms/inquire',
    group: 'content',
    icon: MessageOutlined,
    title: { en: 'SMS', sw: 'Ujumbe wa simu (SMS)' },
    component: 'coming',
  },
] as const satisfies readonly Screen[];
