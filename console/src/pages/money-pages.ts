/** What comes in and what goes back. */
import Balance from '@mui/icons-material/BalanceOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { page, type OfficePage } from './office-page.ts';

export const moneyPages: readonly OfficePage[] = [
  {
    may: 'maySeeOrders',
    group: 'money',
    icon: ShoppingBag,
    to: '/orders',
    title: ({ orders }) => orders.title,
    resource: 'orders',
    list: page(async () => (await import('../orders/order-list.tsx')).OrderList),
    show: page(async () => (await import('../orders/order-page.tsx')).OrderPage),
  },
  {
    may: 'mayLetIn',
    group: 'money',
    icon: CardGiftcard,
    to: '/let-in',
    title: ({ letting }) => letting.title,
    routes: { '/let-in': page(async () => (await import('../letting/let-in-page.tsx')).LetInPage) },
  },
  {
    may: 'mayDecideClaims',
    group: 'money',
    icon: FactCheck,
    to: '/claims',
    title: ({ claims }) => claims.title,
    routes: {
      '/claims': page(async () => (await import('../claims/claims-page.tsx')).ClaimsPage),
      '/claims/statement': page(async () => (await import('../claims/statement-page.tsx')).StatementPage),
    },
  },
  {
    may: 'mayRefund',
    group: 'money',
    icon: Undo,
    to: '/refunds',
    title: ({ refunds }) => refunds.title,
    routes: {
      '/refunds': page(async () => (await import('../refunds/refund-list.tsx')).RefundList),
      '/refunds/:id/show': page(async () => (await import('../refunds/refund-page.tsx')).RefundPage),
      '/orders/:id/refund': page(
        async () => (await import('../refunds/refund-order-page.tsx')).RefundOrderPage,
      ),
    },
  },
  {
    may: 'mayReconcile',
    group: 'money',
    icon: Balance,
    to: '/reconcile',
    title: ({ reconcile }) => reconcile.menu,
    routes: {
      '/reconcile': page(async () => (await import('../reconcile/reconcile-page.tsx')).ReconcilePage),
    },
  },
  {
    may: 'mayReconcile',
    group: 'money',
    icon: UploadFile,
    to: '/settlement',
    title: ({ settlement }) => settlement.menu,
    routes: {
      '/settlement': page(async () => (await import('../settlement/settlement-page.tsx')).SettlementPage),
    },
  },
  {
    may: 'mayExportMonth',
    group: 'money',
    icon: CalendarMonth,
    to: '/month',
    title: ({ lists }) => lists.month.title,
    routes: { '/month': page(async () => (await import('../exports/month-page.tsx')).MonthPage) },
  },
  {
    may: 'mayManageCoupons',
    group: 'money',
    icon: LocalOffer,
    to: '/coupons',
    title: ({ coupons }) => coupons.title,
    routes: { '/coupons': page(async () => (await import('../coupons/coupons-page.tsx')).CouponsPage) },
  },
];
