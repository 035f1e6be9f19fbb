import * as Lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { InstagramMark, LinkedinMark, WhatsappMark } from './brand-marks.tsx';

const icons = {
  'arrow-forward': Lucide.ArrowRight,
  'arrow-back': Lucide.ArrowLeft,
  at: Lucide.AtSign,
  award: Lucide.Award,
  bag: Lucide.ShoppingBag,
  bank: Lucide.Landmark,
  book: Lucide.BookOpen,
  briefcase: Lucide.Briefcase,
  calendar: Lucide.Calendar,
  card: Lucide.CreditCard,
  cash: Lucide.Banknote,
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
  globe: Lucide.Globe,
  handshake: Lucide.Handshake,
  heart: Lucide.Heart,
  idea: Lucide.Lightbulb,
  image: Lucide.Image,
  info: Lucide.Info,
  instagram: InstagramMark,
  language: Lucide.Languages,
  linkedin: LinkedinMark,
  list: Lucide.ListChecks,
  lock: Lucide.Lock,
  mail: Lucide.Mail,
  menu: Lucide.Menu,
  message: Lucide.MessageCircle,
  messages: Lucide.MessagesSquare,
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
  whatsapp: WhatsappMark,
} satisfies Record<string, LucideIcon | typeof WhatsappMark>;

export type IconName = keyof typeof icons;

/** Those that point along the line of reading are mirrored on right-to-left pages. */
const directional: ReadonlySet<IconName> = new Set([
  'arrow-forward',
  'arrow-back',
  'chevron-forward',
  'external',
  'sign-out',
  'list',
]);

/** A drawn sign beside words; hidden from screen readers, so the words must say it all. `size` in pixels. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  const Drawn = icons[name];
  return (
    <Drawn
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0', directional.has(name) && 'rtl:-scale-x-100', className)}
    />
  );
}
