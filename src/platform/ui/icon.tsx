import * as Lucide from './art/lucide.ts';
import { classNames } from './class-names.ts';

/** Our own plain drawings: icon sets no longer contain brand logos. */
const instagram =
  'M7 2.75h10A4.25 4.25 0 0 1 21.25 7v10A4.25 4.25 0 0 1 17 21.25H7A4.25 4.25 0 0 1 2.75 17V7A4.25 4.25 0 0 1 7 2.75ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm5.4-1.4h.01';
const linkedin = 'M4.5 9.5v11M4.5 4.4v.1M10 20.5v-11m0 5.2c0-3 1.6-5.2 4.7-5.2s4.8 1.9 4.8 5.2v5.8';
const whatsapp =
  'M3 21l1.4-4.6A9 9 0 1 1 7.8 19.700L3 21Zm6-12.800c-.6 2.900 3.500 7.400 6.900 6.900.7-.1 1.300-.7 1.400-1.500l-2.100-1.200-1.100 1.100c-1.300-.5-2.200-1.400-2.800-2.700l1.100-1.100L11.100 7.600C10.200 7.400 9.200 7.500 9 8.200Z';

/** Each is one path, so that a page of sixty icons costs little to make and to send. */
const icons = {
  'arrow-forward': Lucide.ArrowRight,
  'arrow-back': Lucide.ArrowLeft,
  at: Lucide.AtSign,
  award: Lucide.Award,
  bag: Lucide.ShoppingBag,
  book: Lucide.BookOpen,
  calendar: Lucide.Calendar,
  captions: Lucide.Captions,
  card: Lucide.CreditCard,
  chart: Lucide.ChartNoAxesColumn,
  check: Lucide.Check,
  'chevron-down': Lucide.ChevronDown,
  'chevron-forward': Lucide.ChevronRight,
  clock: Lucide.Clock,
  close: Lucide.X,
  copy: Lucide.Copy,
  door: Lucide.DoorOpen,
  download: Lucide.Download,
  error: Lucide.CircleAlert,
  expand: Lucide.Maximize2,
  external: Lucide.ExternalLink,
  feed: Lucide.Rss,
  file: Lucide.FileText,
  flag: Lucide.Flag,
  forward: Lucide.RotateCw,
  globe: Lucide.Globe,
  handshake: Lucide.Handshake,
  heart: Lucide.Heart,
  idea: Lucide.Lightbulb,
  image: Lucide.Image,
  info: Lucide.Info,
  instagram,
  language: Lucide.Languages,
  linkedin,
  list: Lucide.ListChecks,
  lock: Lucide.Lock,
  mail: Lucide.Mail,
  menu: Lucide.Menu,
  message: Lucide.MessageCircle,
  messages: Lucide.MessagesSquare,
  moon: Lucide.Moon,
  pause: Lucide.Pause,
  pencil: Lucide.Pencil,
  phone: Lucide.Phone,
  pin: Lucide.MapPin,
  play: Lucide.Play,
  plus: Lucide.Plus,
  print: Lucide.Printer,
  refresh: Lucide.RefreshCw,
  reply: Lucide.Reply,
  rewind: Lucide.RotateCcw,
  rocket: Lucide.Rocket,
  screen: Lucide.Monitor,
  search: Lucide.Search,
  share: Lucide.Share2,
  shield: Lucide.ShieldCheck,
  'sign-out': Lucide.LogOut,
  smartphone: Lucide.Smartphone,
  sparkles: Lucide.Sparkles,
  star: Lucide.Star,
  sun: Lucide.Sun,
  strength: Lucide.BicepsFlexed,
  success: Lucide.CircleCheck,
  tag: Lucide.Tag,
  target: Lucide.Target,
  trash: Lucide.Trash2,
  trophy: Lucide.Trophy,
  user: Lucide.User,
  users: Lucide.Users,
  video: Lucide.Video,
  waiting: Lucide.Hourglass,
  wallet: Lucide.Wallet,
  warning: Lucide.TriangleAlert,
  whatsapp,
} satisfies Record<string, string>;

export type IconName = keyof typeof icons;

/** Icons that point along the reading direction are mirrored on right-to-left pages. */
const directional: ReadonlySet<IconName> = new Set([
  'arrow-forward',
  'arrow-back',
  'chevron-forward',
  'external',
  'sign-out',
  'list',
]);

/** An icon beside text; hidden from screen readers, so the text must be enough. `size` in pixels. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0', directional.has(name) && 'rtl:-scale-x-100', className)}
    >
      <path d={icons[name]} />
    </svg>
  );
}
